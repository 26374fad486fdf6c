package isa
